export { default as AntdSkeleton } from 'antd/es/skeleton'
