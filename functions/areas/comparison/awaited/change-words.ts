import type { Language } from '#contract/tenant.ts'
import { redlineWords } from '../redline/words/choose-words.ts'
import type { RedlineWords } from '../redline/words/redline-words.ts'

type ChangeWords = Pick<RedlineWords, 'kind' | 'part' | 'effect' | 'changes' | 'same' | 'noClause'>

const ko: ChangeWords = {
  changes: '변경 사항',
  same: '두 본문이 같습니다.',
  noClause: '첫 조항 앞',
  kind: {
    inserted: '추가됨',
    deleted: '삭제됨',
    changed: '변경됨',
    moved: '이동됨',
    split: '분할됨',
    joined: '병합됨',
  },
  part: {
    heading: '제목',
    item: '목록 항목',
    note: '비고',
    example: '예',
    formula: '수식',
    caption: '표 또는 그림 제목',
    footnote: '각주',
    code: '코드',
    table: '표',
    cell: '표의 셀',
    row: '표의 행',
    column: '표의 열',
  },
  effect: {
    'requirement-added': '요구사항 추가',
    'requirement-removed': '요구사항 삭제',
    strength: '규정의 강도',
    number: '숫자',
    unit: '단위',
    tolerance: '허용차',
    edition: '인용 표준의 판',
    reference: '인용 표준',
    definition: '용어 또는 정의',
    wording: '표현',
    'document-data': '문서 정보',
    editorial: '편집상 변경',
  },
}

const zh: ChangeWords = {
  changes: '变更',
  same: '两个文本相同。',
  noClause: '第一个条款之前',
  kind: {
    inserted: '新增',
    deleted: '删除',
    changed: '修改',
    moved: '移动',
    split: '拆分',
    joined: '合并',
  },
  part: {
    heading: '标题',
    item: '列表项',
    note: '注',
    example: '示例',
    formula: '公式',
    caption: '图表标题',
    footnote: '脚注',
    code: '代码',
    table: '表',
    cell: '单元格',
    row: '表格行',
    column: '表格列',
  },
  effect: {
    'requirement-added': '新增要求',
    'requirement-removed': '删除要求',
    strength: '规定的强度',
    number: '数值',
    unit: '单位',
    tolerance: '公差',
    edition: '引用文件的版本',
    reference: '引用文件',
    definition: '术语或定义',
    wording: '措辞',
    'document-data': '文件信息',
    editorial: '编辑性',
  },
}

/** Words for changes in a mail. A red-line has no fonts for two of the languages; a mail needs none. */
export const changeWords: Readonly<Record<Language, ChangeWords>> = { ...redlineWords, ko, 'zh-Hans': zh }
