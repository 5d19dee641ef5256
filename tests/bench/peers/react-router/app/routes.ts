import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [index('page.tsx', { id: 'start' }), route('*', 'page.tsx')] satisfies RouteConfig;
