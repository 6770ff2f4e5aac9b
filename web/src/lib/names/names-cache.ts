/** SWR settings: names change with an ingest alone. */
export const NAMES_CACHE = { dedupingInterval: 720_000, revalidateOnFocus: false, revalidateOnReconnect: false }
