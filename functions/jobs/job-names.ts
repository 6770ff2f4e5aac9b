/** Apart from what they do, which is loaded when the first of them comes. */
export const TAKE_IN = 'take-in'
export const LEARN = 'learn'
export const MAKE_INDEX = 'make-index'
export const TELL_ARRIVAL = 'tell-arrival'
