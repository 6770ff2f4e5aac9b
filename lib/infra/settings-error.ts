/** Settings that cannot be deployed: one sentence for the person who typed the command. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}
