/** The languages of the local sign-in page: one in each direction. */
export type PageLanguage = 'en' | 'ar'

export function languageOf(asked: string | null | undefined, accepted: string | undefined): PageLanguage {
  return /^ar\b/i.test(asked || accepted || '') ? 'ar' : 'en'
}

interface PersonText {
  readonly role: string
  readonly shows: string
}

interface Button {
  readonly label: string
  readonly shows: string
}

/** Texts of the site of the demo partner. */
interface PartnerTexts {
  readonly link: string
  readonly heading: string
  readonly intro: string
  readonly token: Button
  readonly code: Button
}

/** Texts of the provider of a demo organization, and of the way to it. */
interface OrganizationTexts {
  readonly link: string
  readonly shows: (name: string) => string
  readonly failed: string
  readonly heading: string
  readonly intro: string
  readonly expired: string
}

interface PasswordTexts {
  readonly heading: string
  readonly address: string
  readonly password: string
  readonly submit: string
  readonly wrong: (left: number) => string
  readonly waits: (minutes: number) => string
}

/** Texts of the page on which people say who they are. */
interface NamesTexts {
  readonly heading: string
  readonly intro: string
  readonly firstName: string
  readonly lastName: string
  readonly submit: string
  readonly wrong: string
}

interface Texts {
  readonly otherLanguage: string
  readonly heading: string
  readonly intro: string
  readonly federated: string
  readonly expiredHeading: string
  readonly expired: string
  readonly failedHeading: string
  readonly failed: string
  readonly startAgain: string
  readonly signOutHeading: string
  readonly signOut: string
  readonly stay: string
  readonly partner: PartnerTexts
  readonly organization: OrganizationTexts
  readonly password: PasswordTexts
  readonly names: NamesTexts
  readonly people: Readonly<Record<string, PersonText>>
}

const en: Texts = {
  otherLanguage: 'العربية',
  heading: 'Choose a demo user',
  intro: 'This is a local demo with sample users.',
  federated: 'Users of this library sign in through their organization. In this local demo, choose one here.',
  expiredHeading: 'This sign-in has expired',
  expired: 'It was started too long ago or in another browser. Start again.',
  failedHeading: 'Sign-in failed',
  failed: 'The sign-in request was not valid. Start again from the library.',
  startAgain: 'Back to the library',
  signOutHeading: 'Sign out?',
  signOut: 'Sign out',
  stay: 'Stay signed in',
  partner: {
    link: 'Come from the site of a partner',
    heading: 'Intranet of Wharf Surveyors',
    intro: 'This stands for the site of an organization, on which Piotr Nowak is signed in. It opens the library for him.',
    token: { label: 'Open the library with a token', shows: 'The site signs who he is; the token counts once' },
    code: { label: 'Open the library with a code', shows: 'The server of the site fetches a code of a minute' },
  },
  organization: {
    link: 'Sign in with your organization',
    shows: (name) => `${name} has a sign-in of its own, on another site`,
    failed: 'The sign-in of the organization did not work. Try again.',
    heading: 'Sign in to your organization',
    intro: 'This stands for the sign-in of an organization. Choose one of its people.',
    expired: 'It was started too long ago or in another browser. Go back to the library and start again.',
  },
  password: {
    heading: 'Or sign in with a password',
    address: 'Email address',
    password: 'Password',
    submit: 'Sign in',
    wrong: (left) =>
      `The address or the password is wrong. You can try ${left} more ${left === 1 ? 'time' : 'times'} before this address has to wait.`,
    waits: (minutes) => `Too many wrong passwords for this address. Try again in ${minutes} minutes.`,
  },
  names: {
    heading: 'Say who you are',
    intro: 'Your organization does not say your name. Colleagues see it where you share documents.',
    firstName: 'First name',
    lastName: 'Last name',
    submit: 'Save and go on',
    wrong: 'Enter a first and a last name, each of at most 100 characters.',
  },
  people: {
    subscriber: { role: 'Subscriber', shows: 'Reads ISO, IETF, the library’s own documents and most demo publishers' },
    colleague: { role: 'Colleague', shows: 'Same account as the subscriber' },
    company: { role: 'Company user', shows: 'Shared sign-in; cannot save favorites' },
    admin: { role: 'Administrator', shows: 'Manages users, access requests and system health' },
    'user-admin': { role: 'Manager of an account', shows: 'Manages the people of one account' },
    'compass-admin': { role: 'Compass points administrator', shows: 'Manages the compass points of an account' },
    'usage-viewer': { role: 'Usage viewer', shows: 'Sees the usage report of the account' },
    drm: { role: 'Protected reader', shows: 'Reads in the protected viewer only' },
    'two-accounts': { role: 'Member of two accounts', shows: 'Chooses an account at sign-in and can switch' },
    namesake: { role: 'Namesake', shows: 'Has the name of a colleague in another account' },
    outsider: { role: 'Outsider', shows: 'Has no account in this library' },
    'account-missing': { role: 'Missing account', shows: 'Belongs to an account that the library does not have' },
    'not-activated': { role: 'Not activated', shows: 'Waits for the operator, and sees nothing yet' },
    unverified: {
      role: 'Address not confirmed',
      shows: 'Waits until the sign-in service confirms the address, where the library asks for it',
    },
    visitor: { role: 'Guest', shows: 'Browses without an account' },
  },
}

const ar: Texts = {
  otherLanguage: 'English',
  heading: 'اختر مستخدمًا تجريبيًا',
  intro: 'هذا عرض محلي بمستخدمين تجريبيين.',
  federated: 'يسجّل مستخدمو هذه المكتبة الدخول عبر مؤسساتهم. في هذا العرض المحلي، اختر أحدهم من هنا.',
  expiredHeading: 'انتهت صلاحية محاولة الدخول',
  expired: 'بدأت هذه المحاولة منذ وقت طويل أو في متصفح آخر. ابدأ من جديد.',
  failedHeading: 'تعذّر تسجيل الدخول',
  failed: 'طلب تسجيل الدخول غير صالح. ابدأ من جديد من المكتبة.',
  startAgain: 'العودة إلى المكتبة',
  signOutHeading: 'هل تريد تسجيل الخروج؟',
  signOut: 'تسجيل الخروج',
  stay: 'البقاء مسجّلاً',
  partner: {
    link: 'الدخول من موقع شريك',
    heading: 'الشبكة الداخلية لشركة Wharf Surveyors',
    intro: 'تمثّل هذه الصفحة موقع منظمة سجّل Piotr Nowak الدخول إليه، وهي تفتح له المكتبة.',
    token: { label: 'افتح المكتبة برمز موقَّع', shows: 'يوقّع الموقع هوية الشخص، ويصلح الرمز مرة واحدة' },
    code: { label: 'افتح المكتبة بشفرة', shows: 'يجلب خادم الموقع شفرة صالحة لدقيقة' },
  },
  organization: {
    link: 'سجّل الدخول عبر مؤسستك',
    shows: (name) => `لدى ${name} صفحة دخول خاصة بها على موقع آخر`,
    failed: 'تعذّر الدخول عبر المؤسسة. حاول مرة أخرى.',
    heading: 'تسجيل الدخول إلى مؤسستك',
    intro: 'تمثّل هذه الصفحة تسجيل الدخول لدى مؤسسة. اختر أحد أفرادها.',
    expired: 'بدأت هذه المحاولة منذ وقت طويل أو في متصفح آخر. عد إلى المكتبة وابدأ من جديد.',
  },
  password: {
    heading: 'أو سجّل الدخول بكلمة مرور',
    address: 'عنوان البريد الإلكتروني',
    password: 'كلمة المرور',
    submit: 'تسجيل الدخول',
    wrong: (left) => `العنوان أو كلمة المرور غير صحيحة. عدد المحاولات المتبقية لهذا العنوان قبل الانتظار: ${left}.`,
    waits: (minutes) => `كلمات مرور خاطئة كثيرة لهذا العنوان. حاول مرة أخرى بعد ${minutes} دقيقة.`,
  },
  names: {
    heading: 'عرّف بنفسك',
    intro: 'مؤسستك لا تذكر اسمك. يراه زملاؤك حيث تشارك المستندات.',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    submit: 'حفظ ومتابعة',
    wrong: 'أدخل الاسم الأول واسم العائلة، وكل منهما لا يزيد على 100 حرف.',
  },
  people: {
    subscriber: { role: 'مشترك', shows: 'يقرأ وثائق ISO وIETF ووثائق المكتبة ومعظم الناشرين التجريبيين' },
    colleague: { role: 'زميل', shows: 'يشارك المشترك حسابه' },
    company: { role: 'مستخدم شركة', shows: 'دخول مشترك؛ لا يمكنه حفظ المفضلة' },
    admin: { role: 'مدير', shows: 'يدير المستخدمين وطلبات الوصول وحالة النظام' },
    'user-admin': { role: 'مدير حساب', shows: 'يدير أفراد حساب واحد' },
    'compass-admin': { role: 'مدير نقاط البوصلة', shows: 'يدير نقاط البوصلة في حساب' },
    'usage-viewer': { role: 'مطّلع على الاستخدام', shows: 'يرى تقرير استخدام الحساب' },
    drm: { role: 'قارئ محميّ', shows: 'يقرأ في العارض المحمي فقط' },
    'two-accounts': { role: 'عضو في حسابين', shows: 'يختار أحدهما ويمكنه الانتقال إلى الآخر' },
    namesake: { role: 'سميّ', shows: 'يحمل اسم زميل في حساب آخر' },
    outsider: { role: 'من خارج المكتبة', shows: 'ليس له حساب هنا بعد' },
    'account-missing': { role: 'حساب مفقود', shows: 'ينتمي إلى حساب غير موجود في المكتبة' },
    'not-activated': { role: 'غير مفعّل', shows: 'ينتظر المشغّل ولا يرى شيئًا بعد' },
    unverified: { role: 'عنوان غير مؤكَّد', shows: 'ينتظر أن تؤكد خدمة الدخول عنوانه، حيث تطلب المكتبة ذلك' },
    visitor: { role: 'ضيف', shows: 'يتصفح دون حساب' },
  },
}

export const signInTexts: Readonly<Record<PageLanguage, Texts>> = { en, ar }
