import {
  type PDFDocument,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
  PDFString,
} from 'pdf-lib';

/** The role of a piece of text, in the PDF standard's terms. */
export type TagName = 'H1' | 'H2' | 'P' | 'LI' | 'Note';

/** The structure tree of a page, which a screen reader follows instead of guessing from positions. */
export class Tags {
  readonly #document: PDFDocument;
  readonly #page: PDFPage;
  readonly #root: PDFRef;
  readonly #body: PDFRef;
  readonly #elements: PDFRef[] = [];

  constructor(document: PDFDocument, page: PDFPage) {
    this.#document = document;
    this.#page = page;
    this.#root = document.context.nextRef();
    this.#body = document.context.nextRef();
  }

  /** Calls `draw`, and tags what it draws. */
  content(tag: TagName, draw: () => void): void {
    const { context } = this.#document;
    const id = this.#elements.length;
    this.#elements.push(
      context.register(context.obj({ Type: 'StructElem', S: tag, P: this.#body, Pg: this.#page.ref, K: id })),
    );
    this.#mark(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(tag), `<< /MCID ${id} >>`], draw);
  }

  /** Calls `draw`, and marks what it draws as decoration, which is not read out. */
  decoration(draw: () => void): void {
    this.#mark(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')], draw);
  }

  /** Writes the tree into the document. */
  finish(): void {
    const { context, catalog } = this.#document;
    context.assign(
      this.#body,
      context.obj({ Type: 'StructElem', S: 'Document', P: this.#root, K: this.#elements }),
    );
    context.assign(
      this.#root,
      context.obj({
        Type: 'StructTreeRoot',
        K: [this.#body],
        ParentTree: context.obj({ Nums: [0, this.#elements] }),
        ParentTreeNextKey: 1,
      }),
    );
    catalog.set(PDFName.of('StructTreeRoot'), this.#root);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    catalog.set(PDFName.of('Lang'), PDFString.of('en'));
    this.#page.node.set(PDFName.of('StructParents'), context.obj(0));
    this.#page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
  }

  #mark(begin: PDFOperatorNames, operands: (PDFName | string)[], draw: () => void): void {
    this.#page.pushOperators(PDFOperator.of(begin, operands));
    draw();
    this.#page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }
}
