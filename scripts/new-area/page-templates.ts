/** Files of a new area in the page, by path. NAME stands for the area, Area for it with a capital. */
export const PAGE_TEMPLATES: Readonly<Record<string, string>> = {
  'web/src/features/NAME/NAME-screen.tsx': `import type { ReactNode } from 'react'
import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import { NAME } from '#contract/NAME.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

type AreaItem = OutputOf<typeof NAME.list>['result'][number]

interface AreaScreenProps {
  page: number
  size: number
  pager: (pages: number) => ReactNode
}

/** The user's items, with a state for each way in which there are none. */
export function AreaScreen({ page, size, pager }: AreaScreenProps) {
  const t = useText()
  const { formatDate } = useLocale()
  const { data, error, isLoading, mutate } = useEndpoint(NAME.list, { page, size }, { keepPreviousData: true })
  const columns = [
    { key: 'text', title: t('NAME.text'), cell: ({ text }: AreaItem) => text },
    { key: 'since', title: t('NAME.since'), cell: ({ since }: AreaItem) => formatDate(since) },
  ]
  return (
    <>
      <div className="search-head">
        <h1>{t('NAME.title')}</h1>
      </div>
      {data && data.result.length > 0 && (
        <DataTable label={t('NAME.title')} columns={columns} rows={data.result} keyOf={({ id }) => id} busy={isLoading} />
      )}
      {data && pager(Math.ceil(data.count / size))}
      {data?.count === 0 && <EmptyState title={t('NAME.none')} />}
      {!data && error && <ErrorState title={t('NAME.notLoaded')} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={[60, 80, 70, 40]} />}
    </>
  )
}
`,
  'web/src/pages/NAME-page.tsx': `import { AreaScreen } from '#web/features/NAME/NAME-screen.tsx'
import { Pager } from '#web/features/search/results/pager.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { readListUrl } from '#web/lib/read-list-url.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'

const SIZE = 25

export function AreaPage() {
  const t = useText()
  const { page } = readListUrl(useLocation().search, ['newest-first'])
  useTitle(t('NAME.title'))
  return (
    <main id="content" className="page" tabIndex={-1}>
      <AreaScreen
        page={page}
        size={SIZE}
        pager={(pages) => <Pager page={page} pages={pages} hrefOf={(to) => paths.NAME({ page: to || undefined })} />}
      />
    </main>
  )
}
`,
}

/** Texts of the page by language, in the order of `TEXT_KEYS`; the title is the area's name until somebody translates it. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  en: ['Text', 'Added', 'Nothing here yet', "Couldn't load this list"],
  ar: ['النص', 'أضيف في', 'لا شيء هنا بعد', 'تعذر تحميل هذه القائمة'],
  de: ['Text', 'Hinzugefügt', 'Noch nichts vorhanden', 'Diese Liste konnte nicht geladen werden'],
  es: ['Texto', 'Añadido', 'Todavía no hay nada', 'No se pudo cargar esta lista'],
  'es-ES': ['Texto', 'Añadido', 'Todavía no hay nada', 'No se ha podido cargar esta lista'],
  fr: ['Texte', 'Ajouté', 'Rien pour le moment', 'Impossible de charger cette liste'],
  'fr-CA': ['Texte', 'Ajouté', 'Rien pour l’instant', 'Impossible de charger cette liste'],
  it: ['Testo', 'Aggiunto', 'Ancora nulla qui', 'Impossibile caricare questo elenco'],
  ja: ['テキスト', '追加日', 'まだ何もありません', 'この一覧を読み込めませんでした'],
  ko: ['텍스트', '추가일', '아직 아무것도 없습니다', '이 목록을 불러오지 못했습니다'],
  pt: ['Texto', 'Adicionado', 'Ainda não há nada aqui', 'Não foi possível carregar esta lista'],
  ru: ['Текст', 'Добавлено', 'Здесь пока ничего нет', 'Не удалось загрузить этот список'],
  tr: ['Metin', 'Eklendi', 'Henüz bir şey yok', 'Bu liste yüklenemedi'],
  'zh-Hans': ['文本', '添加时间', '这里还没有内容', '无法加载此列表'],
}
const TEXT_KEYS = ['text', 'since', 'none', 'notLoaded']

/** Files of texts, by path. */
export const TEXT_TEMPLATES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(TEXTS).map(([language, texts]) => {
    const messages = { title: 'Area', ...Object.fromEntries(TEXT_KEYS.map((key, at) => [key, texts[at]])) }
    return [`web/src/locales/${language}/NAME.json`, `${JSON.stringify(messages, null, 2)}\n`]
  }),
)
