import { packageTests } from '../vitest.base';

export default packageTests();
