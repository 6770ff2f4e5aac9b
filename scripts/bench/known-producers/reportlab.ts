/** Program of Python that sets a document, given as JSON, with ReportLab. */
export const REPORTLAB = `
import sys, json, re
from xml.sax.saxutils import escape
from reportlab.platypus import BaseDocTemplate, PageTemplate, Frame, Paragraph, LongTable, TableStyle, ListFlowable, ListItem, Spacer
from reportlab.lib.styles import getSampleStyleSheet, ParagraphStyle
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
known = json.load(open(sys.argv[1])); styles = getSampleStyleSheet(); title = ['']
up = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻'; down = '₀₁₂₃₄₅₆₇₈₉'
def inline(text):
    text = escape(text).replace('\\u2009', '\\u00a0')
    text = re.sub('[' + up + ']+', lambda m: '<super>' + ''.join('0123456789-'[up.index(c)] for c in m[0]) + '</super>', text)
    return re.sub('[' + down + ']+', lambda m: '<sub>' + ''.join(str(down.index(c)) for c in m[0]) + '</sub>', text)
def page(canvas, doc):
    canvas.setFont('Helvetica', 8); w, h = A4
    left, right = (known['furniture']['designation'], title[0])
    if doc.page % 2: left, right = right, left
    canvas.drawString(56, h - 40, left); canvas.drawRightString(w - 56, h - 40, right)
    canvas.drawCentredString(w / 2, 40, 'Page %d' % doc.page); canvas.drawCentredString(w / 2, 28, known['furniture']['licence'])
class Doc(BaseDocTemplate):
    def afterFlowable(self, one):
        if getattr(one, 'level', 0) == 1: title[0] = one.getPlainText()
small = ParagraphStyle('cell', parent=styles['Normal'], fontSize=8.5, leading=10.5); out = []
for part in known['parts']:
    kind = part['is']; text = inline(part['text'])
    if kind == 'heading':
        one = Paragraph(part['number'] + ' ' + text, styles['Heading%d' % part['level']]); one.level = part['level']; out.append(one)
    elif kind == 'item': out.append(ListFlowable([ListItem(Paragraph(text, styles['BodyText']))], bulletType='bullet', start='•'))
    elif kind == 'table':
        out.append(Paragraph('Table ' + part['number'] + ' — ' + text, styles['Italic']))
        cells = [[Paragraph(inline(c), small) for c in row] for row in part['cells']]
        rules = [('VALIGN', (0, 0), (-1, -1), 'TOP')] + ([('GRID', (0, 0), (-1, -1), .5, colors.black)] if known['ruled'] else [])
        n = len(cells[0]); out.append(LongTable(cells, colWidths=[480 / n] * n, repeatRows=1, style=TableStyle(rules))); out.append(Spacer(1, 8))
    elif kind != 'footnote': out.append(Paragraph(text, styles['BodyText']))
doc = Doc(sys.argv[2], pagesize=A4, leftMargin=56, rightMargin=56, topMargin=64, bottomMargin=64)
doc.addPageTemplates(PageTemplate(frames=[Frame(56, 64, 483, 714)], onPage=page)); doc.build(out)
`
