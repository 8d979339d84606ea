import path from 'node:path';
import ts from 'typescript';

const nameIn = (node: ts.Node): ts.Node | undefined => {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (ts.isImportTypeNode(node) && !node.isTypeOf) return node.qualifier;
  return ts.isExpressionWithTypeArguments(node) ? node.expression : undefined;
};

const options: ts.CompilerOptions = { noEmit: true, types: [], jsx: ts.JsxEmit.ReactJSX };
const host = ts.createCompilerHost(options);
const readFile = host.getSourceFile;
const files = new Map<string, ts.SourceFile | undefined>();
/** Parses each file once for all programs: most of the time goes to the types of MUI. */
host.getSourceFile = (name, ...more) => {
  const file = files.get(name) ?? readFile(name, ...more);
  files.set(name, file);
  return file;
};

const programOf = (entries: readonly string[]) => ts.createProgram(entries, options, host);

/** Finds the types that a package publishes, and the types that its signatures name. */
class PublicTypes {
  private readonly checker: ts.TypeChecker;
  private readonly published: ReadonlySet<ts.Symbol>;
  private readonly seen = new Set<ts.Symbol>();
  private readonly missing = new Map<string, string>();

  constructor(
    private readonly folder: string,
    entries: readonly string[],
  ) {
    const program = programOf(entries);
    this.checker = program.getTypeChecker();
    this.published = new Set(entries.flatMap((entry) => this.exportsOf(entry, program)));
  }

  /** Returns `Type, which User names` for each type that cannot be imported. */
  unpublished(): string[] {
    for (const symbol of this.published) this.visit(symbol);
    return [...this.missing].map(([name, user]) => `${name}, which ${user} names`).sort();
  }

  private exportsOf(entry: string, program: ts.Program) {
    const source = program.getSourceFile(entry);
    const module = source && this.checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${entry} is no module`);
    return this.checker.getExportsOfModule(module).map((one) => this.real(one));
  }

  private real(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /** A model of the contract is one name; the types that it is computed from are internal. */
  private visit(symbol: ts.Symbol) {
    if (this.seen.has(symbol)) return;
    this.seen.add(symbol);
    for (const declaration of symbol.declarations ?? [])
      if (this.placeOf(symbol)?.startsWith('ui')) this.walk(declaration, symbol);
  }

  private walk(node: ts.Node, user: ts.Symbol) {
    const name = nameIn(node);
    const found = name && this.checker.getSymbolAtLocation(name);
    if (found) this.meet(this.real(found), user);
    ts.forEachChild(node, (child) => this.walk(child, user));
  }

  private meet(symbol: ts.Symbol, user: ts.Symbol) {
    if (symbol.flags & ts.SymbolFlags.TypeParameter || !this.placeOf(symbol)) return;
    if (!this.published.has(symbol) && !this.isInner(symbol, user)) this.missing.set(symbol.name, user.name);
    this.visit(symbol);
  }

  /**
   * Checks for a part of another type that is private to its file; a signature may only name importable
   * types.
   */
  private isInner(symbol: ts.Symbol, user: ts.Symbol) {
    const kept = (symbol.declarations ?? []).every(
      (one) => !(ts.getCombinedModifierFlags(one) & ts.ModifierFlags.Export),
    );
    return kept && (user.flags & ts.SymbolFlags.Type) !== 0;
  }

  /** Returns the path of a type's file below the folder; undefined for a type of another package. */
  private placeOf(symbol: ts.Symbol) {
    const file = symbol.declarations?.[0]?.getSourceFile().fileName;
    return file?.startsWith(`${this.folder}/`) ? path.relative(this.folder, file) : undefined;
  }
}

/**
 * Lists the types that published signatures name but the package does not publish, so that a caller could not
 * write them down.
 * @param folder of type declarations
 * @param entries the declaration files inside it; a type may be published by any of them
 * @returns `Type, which User names`, sorted
 */
export const unpublishedTypes = (folder: string, ...entries: string[]): string[] =>
  new PublicTypes(
    folder,
    entries.map((entry) => path.join(folder, entry)),
  ).unpublished();

/**
 * Lists the packages that the declarations import, as far as the entries reach them, sorted.
 * @param folder of type declarations
 * @param entries the declaration files inside it
 */
export const packagesNamed = (folder: string, ...entries: string[]): string[] => {
  const files = programOf(entries.map((entry) => path.join(folder, entry))).getSourceFiles();
  const specifiers = files
    .filter(({ fileName }) => fileName.startsWith(`${folder}/`))
    .flatMap(({ text }) => ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName))
    .filter((specifier) => !specifier.startsWith('.'));
  return [...new Set(specifiers.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name))].sort();
};
