import { Suspense, useState } from 'react'
import { account } from '#contract/account.ts'
import { agreement } from '#contract/agreement.ts'
import type { FileLink } from '#contract/documents/documents.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { languages } from '#web/lib/i18n/languages.ts'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { OutsideLink } from '#web/ui/text/outside-link.tsx'
import { useSignOut } from '../session/use-sign-out.ts'
import './accept-agreement.css'
import { SignedOutLayout } from './signed-out-layout.tsx'

const PdfDialog = lazyPart(async () => (await import('#web/reader/pdf/dialog/pdf-dialog.tsx')).PdfDialog)

/** Shows the agreement on the use of the library; whoever does not accept it signs out. */
export function AcceptAgreement() {
  const t = useText()
  const { language } = useLocale()
  const signOut = useSignOut()
  const { data, error, mutate } = useEndpoint(agreement.validate, { language })
  const { run, pending } = useCommand(agreement.accept, { refresh: [account.get] })
  const call = useCall()
  const [pdf, setPdf] = useState<FileLink>()
  const shown = data?.responseData.value

  async function accept() {
    try {
      await run({ version: shown?.version, language: shown?.language })
    } catch (failure) {
      notify.error(t(`problems.${failure instanceof CallError ? failure.problem.code : 'unexpected'}`))
      await mutate()
    }
  }
  const renew = async () => {
    const { file } = (await call(agreement.validate, { language })).responseData.value
    if (!file) throw new Error('the library has the file no more')
    return file
  }
  const actions = (
    <>
      <Button onClick={() => void signOut()}>{t('agreement.decline')}</Button>
      <Button type="primary" disabled={!shown || pending} onClick={() => void accept()}>
        {t('agreement.accept')}
      </Button>
    </>
  )
  return (
    <SignedOutLayout>
      <main id="content" className="plain">
        <Dialog title={t('agreement.title')} actions={actions}>
          <p>{t('agreement.hint')}</p>
          {shown && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the text scrolls, also by keyboard
            <section className="agreement-text" aria-label={t('agreement.title')} tabIndex={0}>
              <div lang={shown.language && languages[shown.language].tag} dir="auto">
                {shown.licenseContent}
              </div>
            </section>
          )}
          {shown && (
            <p className="quiet">
              {t('agreement.version', { version: shown.version ?? '' })}
              {shown.pdf && (
                <>
                  {' · '}
                  <OutsideLink href={shown.pdf}>
                    {t('agreement.pdf')} ({t('agreement.outside', { host: new URL(shown.pdf).host })})
                  </OutsideLink>
                </>
              )}
            </p>
          )}
          {shown?.file && <Button onClick={() => setPdf(shown.file)}>{t('agreement.pdf')}</Button>}
          {!shown && error && (
            <ErrorState title={t('agreement.notLoaded')} onRetry={() => void mutate()}>
              {t('shell.failedText')}
            </ErrorState>
          )}
          {!shown && !error && <Skeleton lines={[90, 80, 85, 70]} />}
        </Dialog>
        {/* beside that one, whose keys are not its own */}
        <Suspense>
          {pdf && <PdfDialog title={t('agreement.title')} link={pdf} renew={renew} onClose={() => setPdf(undefined)} />}
        </Suspense>
      </main>
    </SignedOutLayout>
  )
}
