import { createContext, useContext } from 'react'
import type { Call } from './call.ts'

const CallContext = createContext<Call | undefined>(undefined)

export const CallProvider = CallContext.Provider

export function useCall(): Call {
  const call = useContext(CallContext)
  if (!call) throw new Error('useCall needs a CallProvider around it')
  return call
}
