// antd's parts and their texts are files that a bundler reads and Node does not; their types come from the index.

declare module 'antd/es/config-provider' {
  import { ConfigProvider } from 'antd'

  export type { ConfigProviderProps, ThemeConfig } from 'antd'
  export default ConfigProvider
}
declare module 'antd/es/dropdown' {
  import { Dropdown } from 'antd'

  export type { MenuProps } from 'antd'
  export default Dropdown
}
declare module 'antd/es/theme' {
  import { theme } from 'antd'
  export default theme
}
declare module 'antd/es/locale/*' {
  import type { ConfigProviderProps } from 'antd'

  const locale: NonNullable<ConfigProviderProps['locale']>
  export default locale
}
