import { describe, expect, it } from '@jest/globals'
import { byPart } from './import-by-part.ts'

describe('imports of a library', () => {
  it('go to the part, and types go nowhere', () => {
    expect(byPart("import { Button, type ButtonProps, ConfigProvider } from 'antd'")).toBe(
      "import Button from 'antd/es/button/index.js';import ConfigProvider from 'antd/es/config-provider/index.js'",
    )
    expect(byPart("import {\n  DownOutlined,\n} from '@ant-design/icons'")).toBe(
      "import DownOutlined from '@ant-design/icons/DownOutlined'",
    )
  })

  it('of anything else stay as they are', () => {
    const source = "import { useState } from 'react'\nimport type { ThemeConfig } from 'antd'"
    expect(byPart(source)).toBe(source)
  })
})
