import type { Account, MENUS } from '#contract/account.ts'

/** Tests whether a menu is shown; it is unless the server says otherwise. */
export function isMenuShown({ userMenuList }: Pick<Account, 'userMenuList'>, name: (typeof MENUS)[number]): boolean {
  return userMenuList.find(({ menu }) => menu.menuName === name)?.isShowed ?? true
}
