import { seeUndone } from './see.ts'

seeUndone({ half: 1 })
