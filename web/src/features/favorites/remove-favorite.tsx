import { type Favorite, favorites } from '#contract/favorites.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Designation } from '#web/ui/text/designation.tsx'

interface RemoveFavoriteProps {
  favorite: Favorite
  onDone: (removed: boolean) => void
}

export function RemoveFavorite({ favorite, onDone }: RemoveFavoriteProps) {
  const t = useText()
  const rich = useRichText()
  const { run, pending } = useCommand(favorites.remove, { refresh: [favorites.list, favorites.marks] })
  const designation = favorite.document.displayDesignation
  async function remove() {
    try {
      await run(favorite)
      notify.success(t('favorites.deleted', { designation }))
      onDone(true)
    } catch {
      notify.error(t('favorites.notDeleted'))
    }
  }
  const actions = (
    <>
      <Button onClick={() => onDone(false)}>{t('shell.cancel')}</Button>
      <Button type="primary" disabled={pending} onClick={() => void remove()}>
        {t('favorites.delete')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('favorites.deleteTitle')} actions={actions} onClose={() => onDone(false)}>
      {rich('favorites.deleteText', { designation: <Designation>{designation}</Designation> })}
    </Dialog>
  )
}
