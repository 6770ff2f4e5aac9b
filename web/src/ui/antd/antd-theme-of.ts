import type { ThemeConfig } from 'antd/es/config-provider'
import type { TenantConfig } from '#contract/tenant.ts'

type Algorithms = readonly [light: ThemeConfig['algorithm'], dark: ThemeConfig['algorithm']]

const FONTS =
  "'Inter Variable', 'Noto Sans Arabic Variable', system-ui, -apple-system, 'Segoe UI', 'PingFang SC', 'Hiragino Sans', 'Malgun Gothic', sans-serif"

export function antdThemeOf(
  { accent, accentDark }: TenantConfig['theme'],
  dark: boolean,
  [light, night]: Algorithms,
): ThemeConfig {
  const primary = dark ? accentDark : accent
  return {
    algorithm: dark ? night : light,
    // A class of `html`, where the variables are then there for all.
    cssVar: { key: 'lectern' },
    hashed: false,
    token: {
      colorPrimary: primary,
      colorLink: primary,
      // antd colors links of the whole page; its paler shade for a pointer over them would lack contrast
      colorLinkHover: primary,
      colorLinkActive: primary,
      colorInfo: primary,
      colorBgBase: dark ? '#131518' : '#ffffff',
      colorTextBase: dark ? '#eceef1' : '#16191d',
      // antd makes a slate of a dark ground; what floats is of the same greys as the rest.
      ...(dark && { colorBgElevated: '#1a1d21' }),
      // antd's own are too faint to be read as text.
      colorTextDescription: dark ? '#a9b0ba' : '#565d66',
      colorTextPlaceholder: dark ? '#a9b0ba' : '#565d66',
      // antd makes a grey of a dark accent, on which the accent cannot be read as text.
      controlItemBgActive: 'var(--accent-ground)',
      controlItemBgActiveHover: 'var(--accent-ground)',
      // Floating parts are above the header (1030) and a document on a phone (1032).
      zIndexPopupBase: 1100,
      borderRadius: 6,
      fontFamily: FONTS,
      fontSize: 14,
      controlHeight: 36,
      motionUnit: 0.05,
      motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', primaryColor: dark ? '#0c0e11' : '#ffffff' },
      // A selected item has a tick and a soft ground; its letters stay ink.
      Dropdown: { colorPrimary: dark ? '#eceef1' : '#16191d' },
    },
  }
}
