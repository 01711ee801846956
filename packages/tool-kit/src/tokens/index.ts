/** Tokens, with which other programs act for a person. */
export { TokenList } from './token-list';
export { makeAliasToken, type PersonalToken, tokensQuery } from './tokens';
