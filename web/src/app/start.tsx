import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { saveShell } from './boot/save-shell.ts'
import { preloadPage } from './routes.tsx'

preloadPage(location.pathname)
createRoot(document.getElementById('root') as HTMLElement).render(<App />)
saveShell()
