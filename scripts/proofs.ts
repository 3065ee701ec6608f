import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

interface Row {
  /** For example `R-7.4`. */
  id: string;
  chapter: number;
  number: number;
  /** The row has a `+`: the product added this requirement by itself. */
  isMarked: boolean;
}

interface Proof {
  rows: string[];
  /** Relative to `tests/`. */
  file: string;
  title: string;
}

const root = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** A comment above a test that names the rows that the test proves. */
const ROWS = /^\/\/ (R-\d+\.\d+(?:, R-\d+\.\d+)*),?$/;

/** Returns the rows of docs/specification.md in their order. */
export function readRows(): Row[] {
  return [...read("docs/specification.md").matchAll(/^\| (R-(\d+)\.(\d+))( \+)? \| [^|]+ \|$/gm)].map(
    ([, id = "", chapter, number, mark]) => ({
      id,
      chapter: Number(chapter),
      number: Number(number),
      isMarked: mark !== undefined,
    }),
  );
}

/** The call in a statement. The statement may await the call, or repeat the call in a loop without braces. */
function callOf(statement: ts.Statement): ts.CallExpression | undefined {
  if (ts.isForOfStatement(statement)) return callOf(statement.statement);
  if (!ts.isExpressionStatement(statement)) return undefined;
  const { expression } = statement;
  const call = ts.isAwaitExpression(expression) ? expression.expression : expression;
  return ts.isCallExpression(call) ? call : undefined;
}

/** The name at the left end of an expression: `it` of `it.each([])("adds %i")`. */
function firstName(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  const isLonger = ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression);
  return isLonger ? firstName(expression.expression) : undefined;
}

/** The title of the test, the group of tests or the step of a test that a statement declares. */
function titleOf(statement: ts.Statement): string | undefined {
  const call = callOf(statement);
  const isTest = call && ["it", "test", "describe"].includes(firstName(call) ?? "");
  const [title] = isTest ? call.arguments : [];
  if (!title) return undefined;
  return ts.isStringLiteralLike(title) ? title.text : title.getText().replaceAll("`", "");
}

/** Returns the proofs of a file of tests, and the lines of comments that name rows but do not stand directly above a test. */
export function findProofs(file: string, code: string): { proofs: Proof[]; misplaced: string[] } {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const proofs: Proof[] = [];
  const found = new Set<string>();
  const lineAt = (position: number) => `${file}:${source.getLineAndCharacterOfPosition(position).line + 1}`;

  function visit(node: ts.Node): void {
    const title = ts.isStatement(node) ? titleOf(node) : undefined;
    const comments = title ? (ts.getLeadingCommentRanges(code, node.getFullStart()) ?? []) : [];
    const rows = comments.flatMap(({ pos, end }) => {
      const named = ROWS.exec(code.slice(pos, end))?.[1]?.split(", ") ?? [];
      if (named.length > 0) found.add(lineAt(pos));
      return named;
    });
    if (title && rows.length > 0) proofs.push({ rows, file, title });
    ts.forEachChild(node, visit);
  }
  visit(source);
  const named = code
    .split("\n")
    .flatMap((line, index) => (/^\s*\/\/ R-\d/.test(line) ? [`${file}:${index + 1}`] : []));
  return { proofs, misplaced: named.filter((line) => !found.has(line)) };
}

/** Returns the proofs of all files of tests, and the lines of comments that name rows but do not stand directly above a test. */
export function readProofs(): ReturnType<typeof findProofs> {
  const files = readdirSync(path.join(root, "tests"), { recursive: true, encoding: "utf8" });
  const tests = files.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file)).toSorted();
  const results = tests.map((file) => findProofs(file, read(`tests/${file}`)));
  return {
    proofs: results.flatMap(({ proofs }) => proofs),
    misplaced: results.flatMap(({ misplaced }) => misplaced),
  };
}
