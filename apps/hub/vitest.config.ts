import { packageTests } from '../../vitest.base';

export default packageTests({ environment: 'happy-dom' });
