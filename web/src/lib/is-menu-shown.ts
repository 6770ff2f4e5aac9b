import type { Account, MENUS } from '#contract/account.ts'

/** Shown unless the server says that it is not. */
export function isMenuShown({ userMenuList }: Pick<Account, 'userMenuList'>, name: (typeof MENUS)[number]): boolean {
  return userMenuList.find(({ menu }) => menu.menuName === name)?.isShowed ?? true
}
