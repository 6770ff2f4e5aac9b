export { default as AntdButton } from 'antd/es/button'
