import ts from "typescript";

/** Classes whose objects never change once they are made. */
const unchanging = /^(?:Intl\.\w+|RegExp|URL|Date|TextEncoder|TextDecoder)$/;

/** Collections that a module may fill at once and only read afterwards, such as `new Set(["a", "b"])`. */
const collections = /^(?:Map|Set|WeakMap|WeakSet)$/;

/**
 * Functions whose result holds state. The caches of `lib/core/content/cached-content.ts` are not among them: each copy asks the one
 * content version of the process what has changed, so a second copy costs memory and one more read, and is never outdated.
 */
const holdersOfState = /^pLimit$/;

function unwrapped(expression: ts.Expression): ts.Expression {
  const isWrapper =
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isAwaitExpression(expression) ||
    ts.isParenthesizedExpression(expression);
  return isWrapper ? unwrapped(expression.expression) : expression;
}

/** Whether the value of a module-level constant can change after the module was loaded. */
function holdsState(initializer: ts.Expression): boolean {
  const value = unwrapped(initializer);
  if (ts.isIdentifier(value)) return value.text === "globalThis";
  if (ts.isArrayLiteralExpression(value)) return value.elements.length === 0;
  if (ts.isObjectLiteralExpression(value)) return value.properties.length === 0;
  if (ts.isCallExpression(value)) return holdersOfState.test(value.expression.getText());
  if (!ts.isNewExpression(value)) return false;
  const name = value.expression.getText();
  if (collections.test(name)) return !value.arguments?.length;
  return !unchanging.test(name);
}

/** Returns the names of the module-level variables of a TypeScript source that can hold changing state. */
export function stateOfModule(path: string, code: string): string[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => {
    const isConstant = (declarationList.flags & ts.NodeFlags.Const) !== 0;
    return declarationList.declarations
      .filter(({ initializer }) => !isConstant || (initializer !== undefined && holdsState(initializer)))
      .map(({ name }) => name.getText());
  });
}

/** Returns the names that a TypeScript source passes to `sharedState`. */
export function sharedNames(code: string): string[] {
  return [...code.matchAll(/\bsharedState(?:<[^>]*>)?\(\s*"([^"]+)"/g)].map(([, name = ""]) => name);
}
