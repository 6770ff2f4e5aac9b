/** The CloudWatch namespace of all libraries of an account; the dimension `tenant` separates them. */
export const NAMESPACE = 'Lectern'
