export { RedirectCard as ContentRedirectPage } from '#web/features/documents/page/redirect-card.tsx'
