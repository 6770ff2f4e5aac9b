export const DESKTOP = { width: 1280, height: 900 }

/** A phone as tests open it: small, and touched. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
