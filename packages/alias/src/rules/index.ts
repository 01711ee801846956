export { characterProblem, EXAMPLE, IN_DOMAIN, isAscii, isMailDomain, shapeProblem } from './domain';
export { randomAddress, type RandomBytes } from './random-address';
export { hostOf } from './host';
export { wordAddress } from './word-address';
