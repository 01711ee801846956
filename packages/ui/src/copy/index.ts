export { CopyText } from './copy-text';
export { copyText, useCopy } from './use-copy';
