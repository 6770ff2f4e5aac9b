// antd's parts and their texts are files that a bundler reads and Node does not; their types come from the index.

declare module 'antd/es/alert' {
  import { Alert } from 'antd'
  export default Alert
}
declare module 'antd/es/button' {
  import { Button } from 'antd'
  export default Button
}
declare module 'antd/es/checkbox' {
  import { Checkbox } from 'antd'
  export default Checkbox
}
declare module 'antd/es/config-provider' {
  import { ConfigProvider } from 'antd'

  export type { ConfigProviderProps, ThemeConfig } from 'antd'
  export default ConfigProvider
}
declare module 'antd/es/drawer' {
  import { Drawer } from 'antd'
  export default Drawer
}
declare module 'antd/es/dropdown' {
  import { Dropdown } from 'antd'

  export type { MenuProps } from 'antd'
  export default Dropdown
}
declare module 'antd/es/input' {
  import { Input } from 'antd'

  export type { InputRef } from 'antd'
  export default Input
}

declare module 'antd/es/progress' {
  import { Progress } from 'antd'
  export default Progress
}
declare module 'antd/es/skeleton' {
  import { Skeleton } from 'antd'
  export default Skeleton
}
declare module 'antd/es/theme' {
  import { theme } from 'antd'
  export default theme
}
declare module 'antd/es/tooltip' {
  import { Tooltip } from 'antd'
  export default Tooltip
}

declare module 'antd/es/locale/*' {
  import type { ConfigProviderProps } from 'antd'

  const locale: NonNullable<ConfigProviderProps['locale']>
  export default locale
}

declare module '@ant-design/icons-svg/es/asn/*' {
  const shape: import('../icon.tsx').IconShape
  export default shape
}
