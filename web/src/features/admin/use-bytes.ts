import { useLocale } from '#web/lib/i18n/i18n.tsx'

const BYTES_PER_GB = 1e9
const BYTES_PER_MB = 1e6

/** Writes a number of bytes: in GB above one of them, else in MB. */
export function useBytes(): (bytes: number) => string {
  const { formatNumber } = useLocale()
  return (bytes) =>
    bytes < BYTES_PER_MB / 10
      ? formatNumber(Math.ceil(bytes / 1000), { style: 'unit', unit: 'kilobyte' })
      : bytes > BYTES_PER_GB
        ? formatNumber(bytes / BYTES_PER_GB, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 })
        : formatNumber(bytes / BYTES_PER_MB, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
}
