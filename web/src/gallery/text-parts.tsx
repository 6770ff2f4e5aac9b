import { AccessBadge } from '#web/ui/access-badge.tsx'
import { AntdTheme } from '#web/ui/antd/antd-theme.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { MailTo } from '#web/ui/text/mail-to.tsx'
import { MarkedWords } from '#web/ui/text/marked-words.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { OutsideLink } from '#web/ui/text/outside-link.tsx'
import { useSamples } from './samples.ts'
import { Specimen } from './specimen.tsx'

const LONG = 'Guide to the measurement of water content in hardened concrete, second edition'

function Badges() {
  const { word } = useSamples()
  return (['good', 'info', 'warning', 'quiet'] as const).map((tone) => (
    <Specimen key={tone} of={tone}>
      <Badge tone={tone}>{word}</Badge>
    </Specimen>
  ))
}

const AccessBadges = () =>
  (['open', 'subscription', 'record', 'outside'] as const).map((access) => (
    <Specimen key={access} of={access}>
      <AccessBadge access={access} />
    </Specimen>
  ))

const Designations = () => (
  <>
    <Specimen of="number">
      <Designation>ISO/IEC 27001:2022</Designation>
    </Specimen>
    <Specimen of="marked">
      <Designation marks={[[4, 8]]}>DIN EN 1992-1-1</Designation>
    </Specimen>
    <Specimen of="longer than a number">
      <Designation>{LONG}</Designation>
    </Specimen>
  </>
)

function MarkedUp() {
  const { title } = useSamples()
  return (
    <>
      <Specimen of="four tags">
        <span>
          <Markup text={title} />
        </span>
      </Specimen>
      <Specimen of="marked">
        <span>
          <Markup text={title} marks={[[0, 7]]} />
        </span>
      </Specimen>
    </>
  )
}

function WordsMarked() {
  const { word, title, action } = useSamples()
  return (
    <Specimen of="replaced">
      <MarkedWords
        parts={[
          { is: 'same', text: `${title} ` },
          { is: 'gone', text: word },
          { is: 'new', text: action },
        ]}
      />
    </Specimen>
  )
}

const Icons = () => (
  <>
    <Specimen of="outlined">
      <Icon shape="SearchOutlined" />
    </Specimen>
    <Specimen of="filled">
      <Icon shape="StarFilled" />
    </Specimen>
  </>
)

function Links() {
  const { action } = useSamples()
  return (
    <Specimen of="in a window of its own">
      <OutsideLink href="https://example.org/">{action}</OutsideLink>
    </Specimen>
  )
}

const Mails = () => (
  <Specimen of="address">
    <MailTo address="library@example.org" />
  </Specimen>
)

/** antd's colours as its theme computes them from the tenant's. */
const Themes = () => (
  <AntdTheme>
    {['primary', 'success', 'warning', 'error', 'text', 'border'].map((name) => (
      <Specimen key={name} of={name}>
        <span className="swatch" style={{ background: `var(--ant-color-${name})` }} />
      </Specimen>
    ))}
  </AntdTheme>
)

export const textParts = {
  badge: Badges,
  'access-badge': AccessBadges,
  designation: Designations,
  'marked-words': WordsMarked,
  markup: MarkedUp,
  icon: Icons,
  'outside-link': Links,
  'mail-to': Mails,
  'antd-theme': Themes,
}
