import type { ReactNode } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { isByKey, Tool } from '../bar/tool.tsx'
import { type ViewGroup, ViewMenu } from '../bar/view-menu.tsx'
import type { ReaderMode } from '../marks/additions.ts'
import type { ReaderPanel } from '../panel/panels.ts'

interface ReaderToolsProps {
  panels: readonly Omit<ReaderPanel<never>, 'render'>[]
  /** id of the panel that is open */
  panel: string | undefined
  mode: ReaderMode | undefined
  finding: boolean
  /** the text is not there yet */
  off: boolean
  onPanel: (id: string, byKey?: boolean) => void
  onFind: () => void
  /** ways to look at this form of a text */
  view: readonly ViewGroup[]
  /** tools between the panels and the view */
  children?: ReactNode
}

/** Tools of a text in either form: panels, what is its own, view and find. */
export function ReaderTools({ panels, panel, mode, finding, off, onPanel, onFind, view, children }: ReaderToolsProps) {
  const t = useText()
  const beside = {
    key: 'beside',
    label: t('documents.view.beside'),
    items: [
      ...panels
        .filter(({ inMenu, off: isOff }) => inMenu && !isOff)
        .map(({ id, title }) => ({ key: id, label: t(title), holds: id === panel, onChoose: () => onPanel(id) })),
      ...(mode && !mode.refusal
        ? [
            {
              key: 'additions',
              label: t('documents.view.additions'),
              holds: mode.annotates,
              onChoose: () => mode.onChange(!mode.annotates),
            },
          ]
        : []),
    ],
  }
  return (
    <>
      <div className="reader-tool-group">
        {panels
          .filter(({ inMenu }) => !inMenu)
          .map(({ id, title, icon, count, off: isOff }) => (
            <Tool
              key={id}
              count={count}
              label={t(title)}
              word={t(title)}
              shape={icon}
              pressed={id === panel && !isOff}
              off={off || isOff === true}
              onPress={(event) => onPanel(id, isByKey(event))}
            />
          ))}
      </div>
      {children}
      <div className="reader-tool-group">
        <ViewMenu groups={[...view, beside]} off={off} />
        <Tool
          label={t('documents.find')}
          word={t('documents.findWord')}
          shape="SearchOutlined"
          pressed={finding}
          off={off}
          onPress={onFind}
        />
      </div>
    </>
  )
}
