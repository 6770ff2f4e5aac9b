export function listSwitches(): { kind: string; name: string; file: string }[]
