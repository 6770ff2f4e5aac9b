import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { getMailChoice, openMailChoice, refuseMails, saveMailChoice } from './choose-mails.ts'
import { collectData } from './collect-data.ts'
import { endListedSession, endOtherSessions } from './end-sessions.ts'
import { erasePerson } from './erase-person.ts'
import { getAccount } from './get-account.ts'
import { listAccessedDocuments } from './list-accessed-documents.ts'
import { listMetaData } from './list-meta-data.ts'
import { listSessionsOfPerson } from './list-sessions.ts'
import { listSubscriptions, listSubscriptionsOfSidebar } from './list-subscriptions.ts'
import { listUpdatedDocuments } from './list-updated-documents.ts'
import { logOut } from './log-out.ts'
import { listMailPreferences, saveMailPreference } from './prefer-mails.ts'
import { saveProfile } from './save-profile.ts'
import { switchAccount } from './switch-account.ts'

export const handler = serve<typeof api.account>({
  get: getAccount,
  switch: switchAccount,
  logout: logOut,
  subscriptions: listSubscriptions,
  subscriptionList: listSubscriptionsOfSidebar,
  save: saveProfile,
  sessions: listSessionsOfPerson,
  endSession: endListedSession,
  endOtherSessions,
  collectData,
  erase: erasePerson,
  metaData: listMetaData,
  accessedDocuments: listAccessedDocuments,
  updatedDocuments: listUpdatedDocuments,
  mails: listMailPreferences,
  saveMails: saveMailPreference,
  refuseMails,
  openMailChoice,
  mailChoice: getMailChoice,
  saveMailChoice,
})
