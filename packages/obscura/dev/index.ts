import { tool } from '../src';

export default { tool };
