import { StoredFile } from '@hub/tool-kit';
import { isPicture } from '../model/document';
import type { StoredDocument as Stored } from '../model/expiry-fields';

interface StoredDocumentProps {
  id: string;
  document: Stored;
}

/** The stored document: a preview if it is a picture, and a link that opens it in a new tab. */
export function StoredDocument({ id, document: { fileName, name } }: StoredDocumentProps) {
  return (
    <StoredFile
      collection="expiry"
      id={id}
      fileName={fileName}
      name={name}
      isPicture={isPicture(fileName)}
      what="the document"
    />
  );
}
