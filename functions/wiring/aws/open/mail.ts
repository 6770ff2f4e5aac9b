import { openSesMail } from '#functions/adapters/aws/ses/ses-mail.ts'
import type { Ports } from '#ports/ports.ts'
import { openAccount } from './account.ts'
import { readEnvironment } from './settings.ts'

export function openMail({ table, clock }: Pick<Ports, 'table' | 'clock'>) {
  const { LECTERN_MAIL_FROM: from } = readEnvironment(['LECTERN_MAIL_FROM'])
  return openSesMail({ ...openAccount(), from, table, clock })
}
