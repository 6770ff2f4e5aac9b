export { DocumentRedirect as DocumentRedirectPage } from '#web/features/documents/page/redirect-card.tsx'
