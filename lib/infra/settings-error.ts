/** Settings that cannot be deployed. The message is one sentence for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}
