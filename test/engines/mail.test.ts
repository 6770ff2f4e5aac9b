import { openSesMail } from '#functions/adapters/aws/ses/ses-mail.ts'
import { systemClock } from '#functions/adapters/shared/system-clock.ts'
import { mailConformance } from '../ports/mail.conformance.ts'
import { openLocalMail, readBack } from './support/local-mail.ts'
import { newDynamoTable } from './support/new-dynamo-table.ts'

mailConformance('SES and DynamoDB', async () => {
  const [local, dynamo] = await Promise.all([openLocalMail(), newDynamoTable()])
  const mail = openSesMail({ ...local.options, table: dynamo.open(), clock: systemClock })
  return {
    ...readBack(mail, local.sent),
    async close() {
      local.close()
      await dynamo.drop()
    },
  }
})
