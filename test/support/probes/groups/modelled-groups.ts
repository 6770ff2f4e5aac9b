import { groups } from '#contract/groups/groups.ts'
import { sharing } from '#contract/groups/sharing.ts'
import type { Call } from '#web/lib/calls/call.ts'
import { fc } from '../../properties.ts'

export const PEOPLE = ['subscriber', 'colleague', 'compass-admin', 'admin'] as const
export type Person = (typeof PEOPLE)[number]
/** administers the people of the account */
const USER_ADMIN: Person = 'admin'
const DOCUMENTS = ['ISO|7010-2019', 'ACME|12-2020', 'CLOSED|9-2021'] as const
const ACTS = [
  ...['create', 'name', 'add people', 'replace people', 'remove people', 'add documents', 'take out', 'race'],
  ...['delete', 'leave', 'hand over', 'share', 'share in group', 'take back', 'hide', 'join'],
] as const
/** Acts that write by one transaction, of which the answer can be lost. */
const WRITING: readonly string[] = ACTS.filter((act) => !['race', 'hide', 'join'].includes(act))

export const step = fc.record({
  act: fc.constantFrom(...ACTS),
  who: fc.constantFrom(...PEOPLE),
  whom: fc.constantFrom(...PEOPLE),
  group: fc.nat(),
  document: fc.nat(DOCUMENTS.length - 1),
  text: fc.nat(9),
  /** names the version that the group has, or one that it had */
  version: fc.constantFrom('none', 'present', 'former'),
  /** the table takes what is written, and its answer is lost: the request is sent again */
  lost: fc.boolean(),
  creationId: fc.uuid(),
})
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
export const isWriting = ({ act }: Step): boolean => WRITING.includes(act)

interface ModelledGroup {
  readonly id: string
  readonly account: string
  name: string
  creator: Person
  /** also those who left the account */
  members: Set<Person>
  /** who added each document */
  readonly documents: Map<string, Person>
  version: number
  isDeleted: boolean
}

interface ModelledShare {
  readonly account: string
  readonly by: Person
  readonly to: Person
  readonly document: string
}

type Role = 'creator' | 'member' | 'admin' | 'none'

export interface PlannedStep {
  readonly send: () => Promise<unknown>
  /** the code that the library must answer, or with which the item fails; absent for success */
  readonly code?: string
  /** the same creation is sent again by its name */
  readonly isCreation?: true
}

interface Doings {
  as(person: Person): Call
  /** moves a person to another account */
  join(person: Person, account: string): Promise<void>
}

/** Groups and shares of two accounts as they should be, told by the rules alone. */
export class GroupModel {
  readonly groups: ModelledGroup[] = []
  readonly accounts: readonly [string, string]
  readonly accountOf: Map<Person, string>
  readonly #doings: Doings
  #shares: ModelledShare[] = []
  readonly #hidden = new Set<string>()
  /** groups by the names that their creators gave them */
  readonly #created = new Map<string, number>()

  constructor(run: string, doings: Doings) {
    this.accounts = [run, `${run}-elsewhere`]
    this.#doings = doings
    this.accountOf = new Map(PEOPLE.map((person) => [person, this.accounts[0]]))
  }

  isIn = (account: string) => (person: Person) => this.accountOf.get(person) === account

  roleOf({ creator, members, account, isDeleted }: ModelledGroup, person: Person): Role {
    if (isDeleted || !this.isIn(account)(person)) return 'none'
    if (creator === person) return 'creator'
    return members.has(person) ? 'member' : person === USER_ADMIN ? 'admin' : 'none'
  }

  /** Does a step in the model. */
  plan(one: Step): PlannedStep {
    const { act, who, whom, text } = one
    const account = this.accountOf.get(who) as string
    const call = this.#doings.as(who)
    const document = DOCUMENTS[one.document] as string
    if (act === 'join') {
      const next = this.accounts.find((other) => other !== account) as string
      this.accountOf.set(who, next)
      return { send: () => this.#doings.join(who, next) }
    }
    if (act === 'share') return this.#share({ account, by: who, to: whom, document }, call)
    if (act === 'take back') return this.#takeBack(account, who, one.group, call)
    if (act === 'hide') {
      const name = `${account} ${who} ${document}`
      const hidden = !this.#hidden.has(name)
      if (hidden) this.#hidden.add(name)
      else this.#hidden.delete(name)
      return { send: () => call(sharing.hideShared, { contentCode: document, hidden }) }
    }
    const group = this.groups[one.group % Math.max(this.groups.length, 1)]
    if (act === 'create' || !group) return this.#create(one, account, { document, name: `Group ${text}` }, call)
    return this.#act(group, one, document, call)
  }

  #create(
    { who, whom, creationId }: Step,
    account: string,
    { document, name }: { document: string; name: string },
    call: Call,
  ): PlannedStep {
    const input = { creationId, name, longDesc: name, memberIds: [whom, 'compass-admin'], contentCodes: [document] }
    const members = new Set<Person>([whom, 'compass-admin'].filter((one): one is Person => one !== who))
    for (const one of members) if (!this.isIn(account)(one)) members.delete(one)
    if (members.size === 0) return { code: 'group-without-members', send: () => call(groups.save, input) }
    const creation = `${account} ${who} ${creationId}`
    const index = this.#created.get(creation) ?? this.groups.length
    const send = async () => this.#nameNew(index, (await call(groups.save, input)).groupID)
    // Sent again, it is the group that was made.
    if (this.#created.has(creation)) return { send, isCreation: true }
    this.#created.set(creation, index)
    const documents = new Map([[document, who]])
    this.groups.push({ id: '', account, name, creator: who, members, documents, version: 1, isDeleted: false })
    return { send, isCreation: true }
  }

  #nameNew(index: number, id: string): void {
    this.groups[index] = { ...(this.groups[index] as ModelledGroup), id }
  }

  #act(group: ModelledGroup, one: Step, document: string, call: Call): PlannedStep {
    const { act, who, whom } = one
    const role = this.roleOf(group, who)
    const { id: groupID } = group
    const version = { none: undefined, present: group.version, former: group.version + 7 }[one.version]
    const versioned = { groupID, ...(version !== undefined && { version }) }
    const isFormer = one.version === 'former'
    const gone = role === 'none' ? 'group-not-found' : undefined
    const notCreator = gone ?? (role === 'creator' ? undefined : 'forbidden')
    const notInside = gone ?? (role === 'admin' ? 'forbidden' : undefined)
    const changed = (run: () => void): void => {
      run()
      group.version++
    }
    /** A change that carries a version; `refusal` of those that are asked for after it. */
    const change = (send: () => Promise<unknown>, right: string | undefined, run: () => void, refusal?: string): PlannedStep => {
      const code = right ?? (isFormer ? 'group-changed' : refusal)
      if (code === undefined) changed(run)
      return { send, ...(code !== undefined && { code }) }
    }
    switch (act) {
      case 'name': {
        const name = `Group ${one.text} again`
        const send = () => call(groups.updateName, { ...versioned, name, longDesc: name })
        return change(send, notCreator, () => Object.assign(group, { name }))
      }
      case 'add people':
      case 'replace people':
      case 'remove people': {
        const after = this.#peopleAfter(group, act, whom)
        const field = { 'add people': 'addMemberIds', 'replace people': 'memberIds', 'remove people': 'removeMemberIds' }[act]
        const send = () => call(groups.updateMembers, { ...versioned, [field]: [whom] })
        const refusal = after.size === 0 ? 'group-without-members' : undefined
        return change(send, notCreator, () => Object.assign(group, { members: after }), refusal)
      }
      case 'add documents': {
        const send = () =>
          call(groups.updateDocuments, { ...versionOf(version), sharedWithGroupID: groupID, addContentCodes: [document] })
        return change(send, notInside, () => void (group.documents.has(document) || group.documents.set(document, who)))
      }
      case 'take out': {
        const send = () =>
          call(groups.updateDocuments, { ...versionOf(version), sharedWithGroupID: groupID, removeContentIds: [document] })
        const isOthers = role === 'member' && ![undefined, who].includes(group.documents.get(document))
        return change(send, notInside, () => void group.documents.delete(document), isOthers ? 'forbidden' : undefined)
      }
      case 'share in group': {
        const items = [{ contentID: document, sharedWithGroupID: groupID }]
        const send = () => call(sharing.shareWithGroups, { items }).then(failureOf)
        if (role === 'none' || role === 'admin') return { code: 'group-not-found', send }
        if (!group.documents.has(document)) changed(() => void group.documents.set(document, who))
        return { send }
      }
      case 'delete': {
        const send = () => call(groups.delete, { id: groupID })
        if (notCreator) return { code: notCreator, send }
        group.isDeleted = true
        return { send }
      }
      case 'leave': {
        const send = () => call(groups.leave, { groupId: groupID })
        const code = gone ?? (role === 'member' ? undefined : 'forbidden')
        if (code) return { code, send }
        changed(() => void group.members.delete(who))
        return { send }
      }
      case 'hand over':
        return this.#handOver(group, role, whom, { gone, changed }, () =>
          call(groups.handOver, { groupId: groupID, userId: whom }),
        )
      default:
        return this.#race(group, one)
    }
  }

  #handOver(
    group: ModelledGroup,
    role: Role,
    whom: Person,
    { gone, changed }: { gone: string | undefined; changed: (run: () => void) => void },
    send: () => Promise<unknown>,
  ): PlannedStep {
    const isThere = this.isIn(group.account)
    const may = role === 'creator' || (role === 'admin' && !isThere(group.creator))
    const code = gone ?? (may ? (group.members.has(whom) && isThere(whom) ? undefined : 'not-a-member') : 'forbidden')
    if (code) return { code, send }
    changed(() => {
      group.members.add(group.creator)
      group.members.delete(whom)
      group.creator = whom
    })
    return { send }
  }

  #peopleAfter(
    { members, creator, account }: ModelledGroup,
    act: 'add people' | 'replace people' | 'remove people',
    whom: Person,
  ): Set<Person> {
    const isThere = this.isIn(account)
    if (act === 'replace people') return new Set([whom].filter((one) => one !== creator && isThere(one)))
    const after = new Set(members)
    if (act === 'remove people') after.delete(whom)
    else if (whom !== creator && isThere(whom)) after.add(whom)
    return after
  }

  /** All who are in a group do something at the same time: each adds a document of their own choice, the creator takes one out and renames it. */
  #race(group: ModelledGroup, { text, document }: Step): PlannedStep {
    const inside = PEOPLE.filter((person) => ['creator', 'member'].includes(this.roleOf(group, person)))
    const [first, second] = inside
    if (!first || !second || this.roleOf(group, group.creator) !== 'creator') return { send: async () => undefined }
    const [added, taken] = [DOCUMENTS[document] as string, DOCUMENTS[(document + 1) % DOCUMENTS.length] as string]
    const { id: groupID, creator, documents } = group
    const member = inside.find((one) => one !== creator) as Person
    const name = `Race ${text}`
    const [asCreator, asMember] = [this.#doings.as(creator), this.#doings.as(member)]
    if (!documents.has(added)) documents.set(added, member)
    documents.delete(taken)
    group.name = name
    group.version += 3
    const send = () =>
      Promise.all([
        asMember(groups.updateDocuments, { sharedWithGroupID: groupID, addContentCodes: [added] }),
        asCreator(groups.updateDocuments, { sharedWithGroupID: groupID, removeContentIds: [taken] }),
        asCreator(groups.updateName, { groupID, name, longDesc: name }),
      ])
    return { send }
  }

  #share(share: ModelledShare, call: Call): PlannedStep {
    const { account, by, to, document } = share
    const items = [{ contentID: document, sharedWithUserID: to }]
    const send = () => call(sharing.shareWithUsers, { items }).then(failureOf)
    if (!this.isIn(account)(to)) return { code: 'person-not-found', send }
    if (to === by) return { code: 'oneself', send }
    if (!this.#shares.some((one) => isSame(one, share))) this.#shares.push(share)
    return { send }
  }

  #takeBack(account: string, who: Person, nth: number, call: Call): PlannedStep {
    const given = this.#shares.filter((one) => one.account === account && one.by === who)
    const share = given[nth % Math.max(given.length, 1)]
    this.#shares = this.#shares.filter((one) => one !== share)
    const send = async () => {
      const { result } = await call(sharing.sharedByMe, { size: 100 })
      const row = result.find(({ user, contentID }) => user?.userId === share?.to && contentID === share?.document)
      // An answer that was lost: it is taken back already.
      if (share && row) await call(sharing.takeBack, { id: row.id })
    }
    return { send }
  }

  /** Documents that somebody shares, and with whom. */
  givenBy(person: Person): string[] {
    const account = this.accountOf.get(person)
    const toPeople = this.#shares.filter((one) => one.account === account && one.by === person)
    const inGroups = this.groupsOf(person).flatMap(({ id, documents }) =>
      [...documents].flatMap(([document, by]) => (by === person ? [`${document} ${id}`] : [])),
    )
    return [...toPeople.map(({ document, to }) => `${document} ${to}`), ...inGroups].sort()
  }

  /** Documents that are shared with somebody, and whether they have hidden them. */
  receivedBy(person: Person): string[] {
    const account = this.accountOf.get(person) as string
    const fromPeople = this.#shares.filter((one) => one.account === account && one.to === person).map((one) => one.document)
    const inGroups = this.groupsOf(person).flatMap(({ documents }) =>
      [...documents].flatMap(([document, by]) => (by === person ? [] : [document])),
    )
    const all = [...new Set([...fromPeople, ...inGroups])]
    return all.map((document) => `${document} ${this.#hidden.has(`${account} ${person} ${document}`)}`).sort()
  }

  /** Groups that somebody is in. */
  groupsOf(person: Person): ModelledGroup[] {
    return this.groups.filter((group) => ['creator', 'member'].includes(this.roleOf(group, person)))
  }
}

const versionOf = (version: number | undefined) => (version === undefined ? {} : { version })

const isSame = (a: ModelledShare, b: ModelledShare) =>
  a.account === b.account && a.by === b.by && a.to === b.to && a.document === b.document

/** The code of a request of one item that failed, as if it were refused. */
function failureOf(answer: { readonly failed: readonly { readonly code: string }[] }): unknown {
  const [failure] = answer.failed
  if (failure) throw Object.assign(new Error(failure.code), { problem: { code: failure.code } })
  return answer
}
