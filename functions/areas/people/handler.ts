import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { addAccount, changeAccount, getManagedAccount } from './change-accounts.ts'
import { addManagedPerson, changePerson, getManagedPerson } from './change-people.ts'
import { listManagedAccounts } from './list-accounts.ts'
import { exportPeople, listManagedPeople } from './list-people.ts'
import { exportPeopleFile, previewPeopleFile, savePeopleFile } from './people-files.ts'

export const handler = serve<typeof api.people>({
  accounts: listManagedAccounts,
  account: getManagedAccount,
  addAccount,
  changeAccount,
  list: listManagedPeople,
  person: getManagedPerson,
  addPerson: addManagedPerson,
  changePerson,
  exportList: exportPeople,
  exportFile: exportPeopleFile,
  previewFile: previewPeopleFile,
  saveFile: savePeopleFile,
})
