import { UserManager } from 'oidc-client-ts'
import { paths } from '#web/lib/paths.ts'

const manager = new UserManager({ authority: location.origin, client_id: 'messenger', redirect_uri: location.href })

if (location.pathname === paths.renewed) void manager.signinSilentCallback()
else void manager.signinPopupCallback()
