/** Lines of an address, in the order in which people write them. */
export const ADDRESS_LINES = ['address1', 'address2', 'city', 'postalCode', 'country', 'state', 'mobile'] as const
export type AddressLine = (typeof ADDRESS_LINES)[number]
