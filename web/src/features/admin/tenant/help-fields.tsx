import { SETTING_LIMITS } from '#contract/admin/tenant-settings.ts'
import type { Language } from '#contract/tenant.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { LineField, TitleField } from './fields.tsx'
import { type HelpDraft, NEW_TOPIC, newHelpEntry, type TopicDraft } from './settings-draft.ts'

interface HelpFieldsProps {
  /** absent: the file's are used */
  help: readonly HelpDraft[] | undefined
  filed: readonly HelpDraft[]
  guides: readonly string[]
  language: Language
  onChange: (help: readonly HelpDraft[] | undefined) => void
}

/** Entries of the help menu, each with topics: guides of the library, or links to other sites. */
export function HelpFields({ help, filed, onChange, ...rest }: HelpFieldsProps) {
  const t = useText()
  const shown = help ?? filed
  return (
    <fieldset>
      <legend>{t('admin.settingNames.helpMenu')}</legend>
      {shown.map((entry, at) => (
        <Entry
          key={entry.id}
          entry={entry}
          {...rest}
          onChange={(changed) => onChange(shown.with(at, changed))}
          onRemove={() => onChange(shown.toSpliced(at, 1))}
        />
      ))}
      <span className="settings-acts">
        <Button disabled={shown.length >= SETTING_LIMITS.links} onClick={() => onChange([...shown, newHelpEntry(shown)])}>
          {t('admin.settings.addEntry')}
        </Button>
        {help && <Button onClick={() => onChange(undefined)}>{t('admin.settings.asFiled')}</Button>}
      </span>
    </fieldset>
  )
}

interface EntryProps extends Pick<HelpFieldsProps, 'guides' | 'language'> {
  entry: HelpDraft
  onChange: (entry: HelpDraft) => void
  onRemove: () => void
}

function Entry({ entry, guides, language, onChange, onRemove }: EntryProps) {
  const t = useText()
  const { topics } = entry
  const name = entry.title.texts[language] || (entry.title.key ? t(entry.title.key) : entry.id)
  const setTopics = (changed: readonly TopicDraft[]) => onChange({ ...entry, topics: changed })
  return (
    <fieldset>
      <legend>{name}</legend>
      <div className="settings-row">
        <TitleField
          label={t('admin.settings.name')}
          title={entry.title}
          language={language}
          longest={SETTING_LIMITS.title}
          onChange={(title) => onChange({ ...entry, title })}
        />
        <Button aria-label={`${t('admin.settings.remove')}: ${name}`} onClick={onRemove}>
          {t('admin.settings.remove')}
        </Button>
      </div>
      {topics.map((topic, at) => (
        <Topic
          // biome-ignore lint/suspicious/noArrayIndexKey: a topic has no id, and its place is that of its fields
          key={at}
          topic={topic}
          guides={guides}
          language={language}
          onChange={(changed) => setTopics(topics.with(at, changed))}
          onRemove={() => setTopics(topics.toSpliced(at, 1))}
        />
      ))}
      <span>
        <Button disabled={topics.length >= SETTING_LIMITS.topics} onClick={() => setTopics([...topics, NEW_TOPIC])}>
          {t('admin.settings.addTopic')}
        </Button>
      </span>
    </fieldset>
  )
}

interface TopicProps extends Pick<HelpFieldsProps, 'guides' | 'language'> {
  topic: TopicDraft
  onChange: (topic: TopicDraft) => void
  onRemove: () => void
}

function Topic({ topic, guides, language, onChange, onRemove }: TopicProps) {
  const t = useText()
  const kinds = (['external', 'download'] as const).map((value) => ({ value, label: t(`admin.topic.${value}`) }))
  return (
    <div className="settings-row">
      <TitleField
        label={t('admin.settings.topic')}
        title={topic.title}
        language={language}
        longest={SETTING_LIMITS.title}
        onChange={(title) => onChange({ ...topic, title })}
      />
      <Select
        label={t('admin.settings.kind')}
        value={topic.type}
        options={kinds}
        onChange={(type) => onChange({ ...topic, type, link: type === 'download' ? (guides[0] ?? '') : '' })}
      />
      {topic.type === 'download' ? (
        <Select
          label={t('admin.settings.guide')}
          value={topic.link}
          options={guides.map((value) => ({ value, label: value }))}
          onChange={(link) => onChange({ ...topic, link })}
        />
      ) : (
        <LineField
          type="url"
          label={t('admin.settings.address')}
          value={topic.link}
          required
          onChange={(link) => onChange({ ...topic, link })}
        />
      )}
      <Button aria-label={`${t('admin.settings.remove')}: ${topic.link}`} onClick={onRemove}>
        {t('admin.settings.remove')}
      </Button>
    </div>
  )
}
