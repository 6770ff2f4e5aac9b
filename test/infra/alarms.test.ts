import { describe, expect, it } from '@jest/globals'
import { SIZES } from '../../lib/infra/settings.ts'
import { settingsOf, synthesise } from './synthesise.ts'

describe.each(SIZES)('the alarms of the size %s', (size) => {
  const { of } = synthesise(settingsOf('astm', size))

  it('reach somebody: CloudWatch may publish for this account, and for no other', () => {
    const [topic] = of('AWS::SNS::TopicPolicy')
    const allowed = topic?.Properties.PolicyDocument.Statement.filter(({ Effect }: { Effect: string }) => Effect === 'Allow')
    expect(allowed).toMatchObject([
      {
        Effect: 'Allow',
        Action: 'sns:Publish',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Resource: { Ref: expect.stringMatching(/Topic/) },
        Condition: { StringEquals: { 'aws:SourceAccount': '123456789012' } },
      },
    ])
    expect(of('AWS::SNS::Topic')).toHaveLength(1)
    const names = of('AWS::CloudWatch::Alarm').flatMap(({ Properties }) => JSON.stringify(Properties.AlarmActions))
    for (const name of names) expect(name).toMatch(/^\[\{"Ref":"[^"]*Topic/)
  })
})
