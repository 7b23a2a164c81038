/**
 * Finds what can be changed in a source file, and builds one file that holds every change behind a switch:
 * `a < b` becomes `(__mutant(7) ? a <= b : a < b)`. One build serves all mutants, and a test that never asks for
 * switch 7 cannot see mutant 7.
 */

import { parseAst } from 'rolldown/parseAst'

export interface Mutant {
  /** Counts through all files of a run; 0 means: nothing is changed. */
  readonly id: number
  readonly file: string
  readonly line: number
  readonly column: number
  readonly before: string
  readonly after: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

interface Change {
  readonly node: Node
  readonly after: string
}

const OPERATORS: { readonly [operator: string]: string } = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
}

const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
])

/** Types and names hold nothing that runs. */
const QUIET = /^(TS(?!AsExpression|NonNullExpression|SatisfiesExpression)|Import|ExportAll|JSX(Identifier|Text))/

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

function field(node: Node, name: string): unknown {
  return Reflect.get(node, name)
}

function childOf(node: Node, name: string): Node | null {
  const value = field(node, name)
  return isNode(value) ? value : null
}

/** What runs inside a node, from left to right. The step of a counting loop is left alone: without it nothing ends. */
function childrenOf(node: Node): Node[] {
  const named = field(node, 'computed') === true ? [] : ['key', 'property']
  const left = node.type === 'ForStatement' ? ['update'] : named
  return Object.entries(node)
    .filter(([name]) => !left.includes(name))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .filter((child) => !QUIET.test(child.type))
    .sort((a, b) => a.start - b.start)
}

/** Who is right and who is left of an operator, changed as text: the operator stands between the two. */
function operatorChanged(source: string, node: Node, left: Node, right: Node, operator: string, other: string): Change {
  const gap = source.slice(left.end, right.start)
  const after = source.slice(node.start, left.end) + gap.replace(operator, other) + source.slice(right.start, node.end)
  return { node, after }
}

function changesAt(source: string, node: Node): Change[] {
  const text = (part: Node) => source.slice(part.start, part.end)
  const operator = String(field(node, 'operator'))
  const left = childOf(node, 'left')
  const right = childOf(node, 'right')
  const test = childOf(node, 'test')
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const other = OPERATORS[operator]
      // Text is glued with + as well; a difference of texts is no likely slip.
      const glue = operator.startsWith('+') && /['"`]/.test(text(node))
      return other !== undefined && left && right && !glue
        ? [operatorChanged(source, node, left, right, operator, other)]
        : []
    }
    case 'UpdateExpression':
      return [{ node, after: text(node).replace(operator, OPERATORS[operator] ?? operator) }]
    case 'UnaryExpression': {
      const argument = childOf(node, 'argument')
      return argument && (operator === '!' || operator === '-') ? [{ node, after: text(argument) }] : []
    }
    case 'Literal': {
      const value = field(node, 'value')
      if (typeof value === 'boolean') return [{ node, after: String(!value) }]
      return typeof value === 'number' ? [{ node, after: String(value + 1) }] : []
    }
    case 'IfStatement':
    case 'ConditionalExpression':
      return test ? ['true', 'false'].map((after) => ({ node: test, after })) : []
    case 'WhileStatement':
      return test ? [{ node: test, after: 'false' }] : []
    case 'CallExpression': {
      const callee = childOf(node, 'callee')
      const name = callee && field(callee, 'computed') === false ? childOf(callee, 'property') : null
      const other = name ? METHODS.get(text(name)) : undefined
      if (!name || other === undefined) return []
      return [{ node, after: source.slice(node.start, name.start) + other + source.slice(name.end, node.end) }]
    }
    case 'ExpressionStatement':
      return field(node, 'directive') === undefined || field(node, 'directive') === null ? [{ node, after: '' }] : []
    case 'ContinueStatement':
      return [{ node, after: '' }]
    default:
      return []
  }
}

const oneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 90 ? `${line.slice(0, 89)}…` : line
}

export interface Mutated {
  readonly source: string
  readonly mutants: readonly Mutant[]
}

/** All mutants of a file, numbered from `first` on, and the file that can become each of them. */
export function mutated(file: string, source: string, first = 1): Mutated {
  const mutants: Mutant[] = []
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map((m) => m.index + 1)]

  function note(change: Change): number {
    const { node, after } = change
    const line = lineStarts.findLastIndex((start) => start <= node.start)
    const id = first + mutants.length
    const before = oneLine(source.slice(node.start, node.end))
    mutants.push({
      id,
      file,
      line: line + 1,
      column: node.start - (lineStarts[line] ?? 0) + 1,
      before,
      after: after === '' ? '(nothing)' : oneLine(after),
    })
    return id
  }

  /** Conditions are changed where they stand, once for the whole statement and once for what they are made of. */
  const changes = new Map<Node, Change[]>()
  function collect(node: Node): void {
    for (const change of changesAt(source, node)) {
      changes.set(change.node, [...(changes.get(change.node) ?? []), change])
    }
    for (const child of childrenOf(node)) collect(child)
  }

  function build(node: Node): string {
    let inner = ''
    let at = node.start
    for (const child of childrenOf(node)) {
      if (child.start < at) continue
      inner += source.slice(at, child.start) + build(child)
      at = child.end
    }
    inner += source.slice(at, node.end)
    const own = changes.get(node) ?? []
    if (node.type.endsWith('Statement')) {
      const skips = own.map((change) => `!__mutant(${note(change)})`)
      if (skips.length > 0) return `{ if (${skips.join(' && ')}) { ${inner} } }`
      return inner
    }
    return own.reduce((text, change) => `(__mutant(${note(change)}) ? ${change.after} : ${text})`, inner)
  }

  const program = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as Node
  collect(program)
  const body = build(program)
  const head = 'function __mutant(id: number): boolean { return globalThis.__dorfplatzMutant?.(id) ?? false }\n'
  const start = source.slice(0, program.start)
  return { source: `${start}${body}${source.slice(program.end)}\n${head}`, mutants }
}
