export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/lib', '<rootDir>/functions', '<rootDir>/web', '<rootDir>/test', '<rootDir>/scripts'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        module: { type: 'es6' },
        jsc: { target: 'es2024', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
      },
    ],
  },
}
