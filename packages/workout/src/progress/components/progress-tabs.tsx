import { LinkButton, Tabs } from '@hub/ui';
import Camera from 'lucide-react/icons/camera';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { WorkoutPage } from '../../components/workout-page';
import { progressPaths } from '../../paths';

const TABS = [
  { id: progressPaths.overview, label: 'Overview' },
  { id: progressPaths.photos, label: 'Photos' },
];

/** The frame of /progress: two tabs, each with its own path. */
export function ProgressTabs() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isPhotos = pathname === progressPaths.photos;
  return (
    <WorkoutPage
      title="Progress"
      actions={
        isPhotos && (
          <LinkButton size="sm" icon={Camera} adds to={progressPaths.add}>
            Add photos
          </LinkButton>
        )
      }
    >
      <Tabs
        label="Progress"
        tabs={TABS}
        value={isPhotos ? progressPaths.photos : progressPaths.overview}
        onChange={(path) => void navigate(path, { replace: true })}
      >
        <Outlet />
      </Tabs>
    </WorkoutPage>
  );
}
