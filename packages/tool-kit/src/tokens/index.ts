/** Tokens, with which other programs use the hub in a person's name. */
export { TokenList } from './token-list';
export { makeAliasToken, type PersonalToken, tokensQuery } from './tokens';
