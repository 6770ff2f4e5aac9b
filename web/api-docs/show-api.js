// Whoever is signed in to the library on this address tries the calls as themselves; others paste a token.
function signedInToken() {
  for (const store of [sessionStorage, localStorage])
    for (const key of Object.keys(store)) {
      if (!key.startsWith('oidc.user:')) continue
      const user = JSON.parse(store.getItem(key) ?? '{}')
      if (user.access_token && user.expires_at * 1000 > Date.now()) return user.access_token
    }
}

/** Key under which the library's page keeps what a person has chosen: web/src/lib/appearance.ts. */
const chosen = localStorage.getItem('lectern-appearance')
const device = matchMedia('(prefers-color-scheme: dark)')

function showAppearance() {
  const dark = chosen === 'dark' || (chosen !== 'light' && device.matches)
  document.documentElement.classList.toggle('dark-mode', dark)
}

showAppearance()
device.addEventListener('change', showAppearance)

window.SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  requestInterceptor(request) {
    const token = signedInToken()
    if (token && !request.headers.Authorization) request.headers.Authorization = `Bearer ${token}`
    return request
  },
})
