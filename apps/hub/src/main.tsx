import { openHistoryGate } from '@hub/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './hub.css';
import { Root } from './root';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

history.scrollRestoration = 'manual';
openHistoryGate();

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Root />
    </BrowserRouter>
  </StrictMode>,
);
